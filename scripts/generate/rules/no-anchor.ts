import { LineCounter, parseDocument, visit } from "yaml";
import type { ContractRule } from "./contract-rule.ts";

export const noAnchor: ContractRule = {
  id: "no-anchor",
  description: "No YAML anchor: some readers refuse a file with two anchors of the same name, which YAML 1.2 allows.",
  createVisitor: () => ({
    Root(_contract, { report, location: { source } }) {
      const lineCounter = new LineCounter();
      visit(parseDocument(source.body, { lineCounter }), {
        Node(_key, { anchor, range }) {
          if (!anchor) return;
          const message = `Replace *${anchor} with the value, and remove the anchor &${anchor}.`;
          const start = lineCounter.linePos(range?.[0] ?? 0);
          report({ message, location: { source, pointer: undefined, start } });
        },
      });
    },
  }),
};
