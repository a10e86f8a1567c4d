import { LineCounter, parseDocument, visit } from "yaml";

/** No YAML anchor: some readers refuse a file with two anchors of one name, which YAML 1.2 allows. */
export function noAnchor() {
  return {
    Root(_root, { report, location: { source } }) {
      const lineCounter = new LineCounter();
      visit(parseDocument(source.body, { lineCounter }), {
        Node(_key, { anchor, range }) {
          if (anchor === undefined) return;
          const start = lineCounter.linePos(range[0]);
          report({
            message: `Write out the value where *${anchor} stands, and remove the anchor &${anchor}.`,
            location: { source, pointer: undefined, start },
          });
        },
      });
    },
  };
}
