/** Every way to put a string into a page as markup. */
const SINK =
  /dangerouslySetInnerHTML|set:html=\{[^}]*\}|set:html|\.(?:inner|outer)HTML\s*\+?=(?!=)|insertAdjacentHTML|document\.write(?:ln)?\(|createContextualFragment|setHTMLUnsafe|parseHTMLUnsafe|srcdoc\s*=|srcDoc\s*=|parseFromString\([^)]*text\/html/g

/**
 * The few that are allowed: sanitized markup, two scripts whose text is a constant or escaped JSON, the styles of the
 * brand and of paper, which consist of computed colors and of a text whose characters are escaped, documents without a
 * window, in which nothing runs or loads (what is pasted, and a page of the site of which parts are shown), and a page
 * of the site in a frame that runs no script.
 */
const ALLOWED: Record<string, string[]> = {
  'site/ui/text/markup.tsx': ['dangerouslySetInnerHTML'],
  'admin/components/pasting/paste-content.ts': ["parseFromString(html, 'text/html"],
  'admin/components/article-blocks/block-preview.tsx': ['srcDoc='],
  'site/features/audit/progress/progress.client.ts': ["parseFromString(html, 'text/html"],
  'site/pages/api/article-block.astro': ['set:html={shell.style}'],
  'site/pages/audit/[key]/print/index.astro': ['set:html={shell.style}', 'set:html={paper}'],
  'site/layouts/document.astro': [
    'set:html={inlineScript}',
    'set:html={escapeJsonLd(graph)}',
    'set:html={shell.style}',
  ],
}

const CODE = /^(?:admin|cli|cms|emails|engine|platform|providers|runs|site|tools|worker)\/.*\.(?:astro|tsx?|mjs|jsx?)$/
/** Tests, and the sample pages that they read. */
const TEST = /\.test\.tsx?$|\/oracle\.ts$/

/**
 * Finds code that puts HTML into a page past the sanitizer.
 * @param files of the repository, with paths from its root
 * @returns one sentence for each place
 */
export function htmlSinks(files: { path: string; text: string }[]): string[] {
  return files
    .filter(({ path }) => CODE.test(path) && !TEST.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(SINK)]
        .filter(({ 0: sink }) => !ALLOWED[path]?.includes(sink))
        .map(({ 0: sink, index }) => {
          const line = text.slice(0, index).split('\n').length
          return `${path}:${line} uses ${sink.trim()}. Show HTML with site/ui/text/markup.tsx, which takes only what was sanitized.`
        }),
    )
}
