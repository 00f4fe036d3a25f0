/** Path data in a box of 20 × 20, in the style of the site's icons. */
const paths = {
  callout: 'M3 3V17M7 5H17M7 10H17M7 15H13',
  callToAction: 'M2.5 6H17.5V14H2.5ZM6 10H13.5M11 7.5L13.5 10L11 12.5',
  figure: 'M3 3H17V13H3ZM3 11L8 7L12 10L17 6M6 16.5H14',
  gallery: 'M3 3H9V9H3ZM11 3H17V9H11ZM3 11H9V17H3ZM11 11H17V17H11Z',
  comparison: 'M3 3H17V17H3ZM3 8H17M8 3V17M11 12L12.5 13.5L15 11',
  chart: 'M3 3V17H17M6.5 17V11M10 17V7M13.5 17V9',
  quote: 'M3 11H8V6H3V11C3 13 4 14 6 14.5M12 11H17V6H12V11C12 13 13 14 15 14.5',
  steps: 'M3 4H6V7M8.5 5.5H17M3 10.5H6M8.5 10.5H17M3 15.5H6M8.5 15.5H17',
  questions: 'M6.5 7.5C6.5 3 13.5 3 13.5 7.5C13.5 10 10 10 10 12.5M10 15V16.5',
  code: 'M7 5L2.5 10L7 15M13 5L17.5 10L13 15',
  video: 'M3 4H17V16H3ZM8.5 7.5L12.5 10L8.5 12.5Z',
  tool: 'M10 2.5V6M10 14V17.5M2.5 10H6M14 10H17.5M7 10A3 3 0 1 0 13 10A3 3 0 1 0 7 10',
  footnote: 'M2.5 16L7 5L11.5 16M4.2 12H9.8M15 9V3.5L13 5',
  caseStudy: 'M3 16H17M3 13L8 9L11 11L17 4M12.5 4H17V8.5',
} as const

export type BlockIconName = keyof typeof paths

/** The types of blocks, each with its icon. */
export const blockTypes = Object.keys(paths) as BlockIconName[]

/** Returns an icon of the editor's menu as a data URL, in a gray that is legible on light and dark. */
export function blockIcon(name: BlockIconName) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" fill="none" stroke="#7b847e" stroke-width="1.5"><path d="${paths[name]}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
