declare module '@mixmark-io/domino' {
  const domino: { createDocument(html: string): { body: Element } }
  export default domino
}
declare module '@joplin/turndown-plugin-gfm' {
  export function gfm(service: import('turndown').default): void
}
