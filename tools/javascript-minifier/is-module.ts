import type { loadEsbuild } from '#engine/javascript/esbuild.ts'

type Esbuild = Pick<Awaited<ReturnType<typeof loadEsbuild>>, 'transform'>

/**
 * Returns whether a script is valid only as a module: it imports, exports, uses await at the top level, or reads
 * import.meta. esbuild writes it without comments and templates, whose lines could look like declarations, so every
 * line begins with a statement.
 */
export async function isModuleOnly(source: string, { transform }: Esbuild): Promise<boolean> {
  try {
    const { code, warnings } = await transform(source, {
      loader: 'js',
      logLevel: 'silent',
      legalComments: 'none',
      supported: { 'template-literal': false, 'top-level-await': false, 'import-meta': false },
    })
    return /^(?:import(?!\()|export)\b/m.test(code) || warnings.some(({ id }) => id === 'empty-import-meta')
  } catch (error) {
    const { errors = [] } = error as { errors?: { text: string }[] }
    return errors.some(({ text }) => text.includes('Top-level await'))
  }
}
