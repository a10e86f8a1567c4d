import { type Answer, jsonAnswer } from "../http/service-response.ts";
import type { Strike } from "./select-fault.ts";

/** Members that the contract requires of an answer: a list's, a token's, an Error object's. */
const REQUIRED = ["data", "access_token", "code"];

/** An answer as the fault lets it out. What is given to it is what the service means to say, and what `--verify` looks at. */
export function distortAnswer(answer: Answer, fault: Strike["fault"]): Answer {
  if (fault?.kind === "drop" || (fault?.kind === "truncate" && answer.body.length === 0))
    return { ...answer, cut: "all" };
  if (fault?.kind === "truncate") return { ...answer, cut: "half" };
  return fault?.kind === "nonconforming" ? breakContract(answer) : answer;
}

function breakContract({ status, headers, body }: Answer): Answer {
  if (body.length === 0) return jsonAnswer({ object: "nothing" }, 200, headers); // where no body may be (§4.3)
  const value = JSON.parse(Buffer.concat(body).toString());
  const member = REQUIRED.find((name) => name in value) ?? "";
  return jsonAnswer({ ...value, [member]: null }, status, headers);
}
