/** The plugin of Redocly with the rules and extensions of the contract. */
export default function createPlugin(): { id: string };
