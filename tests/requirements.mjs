/** The ids that a test's title can name, by what they are about. */
const requirement = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => `R-${String(from + index).padStart(3, '0')}`)
const standard = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => `S-${String(from + index).padStart(2, '0')}`)
const threat = (letter, from, to) => Array.from({ length: to - from + 1 }, (_, index) => `${letter}${from + index}`)

export const families = [
  { name: 'Product, audience, claims', ids: requirement(1, 31) },
  { name: 'Routes', ids: requirement(32, 64) },
  { name: 'App shell, header, footer', ids: requirement(65, 88) },
  { name: 'Home page', ids: requirement(89, 105) },
  { name: 'Blog', ids: requirement(106, 132) },
  { name: 'Case studies', ids: requirement(133, 147) },
  { name: 'Careers', ids: requirement(148, 164) },
  { name: 'Tool pages', ids: requirement(165, 175) },
  { name: 'Shared interface', ids: requirement(176, 200) },
  { name: 'Pagination', ids: requirement(201, 207) },
  { name: 'Entities', ids: requirement(208, 224) },
  { name: 'Calls', ids: requirement(225, 241) },
  { name: 'Client state areas', ids: requirement(242, 273) },
  { name: 'Validation, errors, constants, roles', ids: requirement(274, 309) },
  { name: 'Standards: accessibility, speed, HTML', ids: standard(1, 15) },
  { name: 'Standards: search, feeds, files, security', ids: standard(20, 36) },
  { name: 'Threats: fetching', ids: [...threat('A', 1, 8), ...threat('B', 1, 2)] },
  { name: 'Threats: files, output, forms', ids: [...threat('C', 1, 4), ...threat('D', 1, 6), ...threat('E', 1, 4)] },
  { name: 'Threats: back office', ids: threat('F', 1, 3) },
  { name: 'Faults', ids: threat('R', 1, 6) },
]

/** Lines that are deliberately not met, with the reason. */
export const waived = {}
