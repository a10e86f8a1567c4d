import { activityExample } from "./activity-example.js";
import { activityVariantType } from "./activity-variant-type.js";
import { bodyComponent } from "./body-component.js";
import { componentSection } from "./component-section.js";
import { noAnchor } from "./no-anchor.js";
import { openShapeSilence } from "./open-shape-silence.js";
import { propertyObject } from "./property-object.js";
import { responseExample } from "./response-example.js";

/** Lint rules that only this contract has; `redocly.yaml` switches them on. Redocly loads plugins as JavaScript. */
export default function contractRules() {
  return {
    id: "contract",
    rules: {
      oas3: {
        "activity-example": activityExample,
        "activity-variant-type": activityVariantType,
        "body-component": bodyComponent,
        "component-section": componentSection,
        "no-anchor": noAnchor,
        "open-shape-silence": openShapeSilence,
        "property-object": propertyObject,
        "response-example": responseExample,
      },
    },
  };
}
