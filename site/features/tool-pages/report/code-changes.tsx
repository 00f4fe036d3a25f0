import { useEffect, useState } from 'react'
import type { CodeBlock, DiffRow } from '#engine/tool/blocks.ts'
import { DiffTable } from './diff.tsx'

/** Maximum length of both texts together. Comparing longer ones would block the page. */
export const MAX_COMPARED_LENGTH = 600_000

type Changes = { rows: DiffRow[] } | { failure: string }

/** Renders source and output side by side, both with one statement per line if the output is minified. */
export function CodeChanges({ source, block: { code, language, title } }: { source: string; block: CodeBlock }) {
  const [changes, setChanges] = useState<Changes>()
  useEffect(() => {
    let isCurrent = true
    compareCode(source, code, language).then(
      (rows) => isCurrent && setChanges({ rows }),
      () =>
        isCurrent &&
        setChanges({ failure: 'The comparison could not be loaded. Check your connection and try again.' }),
    )
    return () => {
      isCurrent = false
    }
  }, [source, code, language])
  if (!changes) return <p className="block-note">Comparing …</p>
  if ('failure' in changes) return <p className="block-note">{changes.failure}</p>
  if (changes.rows.length === 0) return <p className="block-note">Only spaces and line breaks differ.</p>
  return <DiffTable label={`${title}, before and after`} labels={['Before', 'After']} rows={changes.rows} />
}

async function compareCode(source: string, code: string, language: CodeBlock['language']) {
  const [{ compare }, { foldEqualRows }, { codeLines }] = await Promise.all([
    import('#engine/diff/compare.ts'),
    import('#engine/diff/fold.ts'),
    import('#engine/diff/code-lines.ts'),
  ])
  const isMinified = code.length < source.length
  const layOut = (text: string) => (isMinified ? codeLines(text, language) : text)
  const { rows } = compare(layOut(source), layOut(code), 'word', { ignoreCase: false, ignoreSpace: isMinified })
  return rows.every(({ kind }) => kind === 'same') ? [] : foldEqualRows(rows)
}
