/** Tests a mutation in the copy of the project that is the current directory, and prints the {@link Outcome} as JSON. */
import { type Outcome, testMutation } from "./test-mutation.ts";

const [name = "", project = ""] = process.argv.slice(2);
const outcome = await testMutation(name, project).catch((error: unknown): Outcome => {
  return { way: "survived", message: `the test of the mutation failed: ${error}` };
});
process.stdout.write(JSON.stringify(outcome));
