import { LineCounter, parseDocument, visit } from "yaml";

/** No YAML anchor: readers of YAML 1.1 refuse a file that gives two anchors the same name, and many editors do not follow aliases. */
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
