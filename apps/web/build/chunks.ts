// Which modules are fetched together: every file costs a request, and a table would need some fifty small ones.

/** The first that matches has the module; what none matches is split by who needs it. */
export const chunks = [
  // What is done before anything else, and so must wait for nothing else.
  {
    name: 'first',
    test: /web.index\.html|modulepreload-polyfill|web.src.(first|start.(ahead|plan)|store.saves|engine.client|games.skins)\.|preload-helper/,
    priority: 3,
  },
  { name: 'page', tags: ['$initial' as const], priority: 2 },
  // A few bytes that nearly all need.
  { name: 'bits', test: /kernel.src.(ids|rng|errors|contract)\./, priority: 1 },
  // What all tables need, and galleries of cards in part.
  { name: 'table', test: /web.src.(table|parts.confirm)\W/, priority: 1 },
  { name: 'pieces', test: /web.src.pieces\W|emblems.src.(\w+\.ts|parts.runes)/, priority: 1 },
]
