/** `site/server/site.ts`, `cms/hooks/`; not `tools/<slug>/tool.ts`, and not a command with spaces. */
const PATH =
  /`((?:\.ci|\.github|admin|bench|cli|cms|content|docs|emails|engine|platform|providers|public|runs|scripts|site|tests|tools|worker)\/[\w./[\]()-]*)`/g

/**
 * Returns one sentence for each path in a document that names no file or folder of the project.
 * @param files paths of all files, relative to the root
 */
export function missingPaths(documents: { path: string; text: string }[], files: readonly string[]): string[] {
  const known = new Set(files.flatMap(withFolders))
  return documents.flatMap(({ path, text }) =>
    [...text.matchAll(PATH)]
      .map(([, named = '']) => named)
      .filter((named) => !known.has(named.replace(/\/$/, '')))
      .map((named) => `${path} names ${named}, which does not exist.`),
  )
}

function withFolders(file: string): string[] {
  const parts = file.split('/')
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}
