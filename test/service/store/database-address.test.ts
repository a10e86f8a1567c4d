import { describe, expect, it } from "vitest";
import { parseDatabaseAddress } from "../../../src/service/store/database-address.ts";

const postgres = (url: string) => ({ kind: "postgres", url, shown: "postgres://h:5432" });
const sqlite = (file: string) => ({ kind: "sqlite", file, shown: file });

describe("parseDatabaseAddress", () => {
  it.each(["postgres", "PostgreSQL"])("reads %s:// as the URL of a server", (scheme) => {
    expect(parseDatabaseAddress(`${scheme}://U:Pw@h:5432/X`)).toEqual(postgres("postgres://U:Pw@h:5432/X"));
  });

  it.each([":memory:", "loyalty.db", "/var/lib/loyalty.db", "a@b.db", "C:\\data\\x.db", "C:/x.db", "./data/two:c.db"])(
    "reads %j as a file",
    (file) => {
      expect(parseDatabaseAddress(file)).toEqual(sqlite(file));
    },
  );

  it("shows all hosts of a URL with several, and the brackets of IPv6", () => {
    const read = (url: string) => parseDatabaseAddress(url).shown;

    expect(read("postgres://u:p@one,two:5433/x")).toBe("postgres://one,two:5433");
    expect(read("postgres://[::1]:1?user=u&password=p")).toBe("postgres://[::1]:1");
  });

  it.each([
    "postgres:///x?host=/run/postgresql",
    "postgres://u@/x?port=5433&host=/run/postgresql&connect_timeout=1",
    "postgres://u:p@/x?host=/run/postgresql",
  ])("reads %j as the address of a socket", (url) => {
    expect(parseDatabaseAddress(url)).toEqual({ kind: "postgres", url, shown: "postgres:///run/postgresql" });
  });

  // passwords.test.ts spells the URL of a server in many more ways.
  it.each([
    "",
    "file:x.db",
    "host=h password = hunter2",
    "postgres://u:1?hunter2@h/x",
    "postgres://u:@hunter2@h/x",
    "postgres://h/x?password=@hunter2",
    "postgres:///x?host=/run/hunter2@h",
    "postgres:///x",
    "postgres://",
  ])("refuses %j without repeating it", (text) => {
    const message = text.startsWith("postgres:")
      ? "the URL of the database must have one host, or a socket (postgres:///DATABASE?host=FOLDER); percent-encode @ / ? and # in its user and password"
      : "the database must be a file without a colon in its name, :memory: or postgres://user@host/database";

    expect(() => parseDatabaseAddress(text)).toThrow(new Error(message));
  });
});
