// The example is a test file itself: importing it runs it here.
import "../../examples/contract-vitest.test.ts";
