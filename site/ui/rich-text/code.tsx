import { Icon } from '../parts/icon.tsx'
import { highlight, languageName } from './highlight.ts'

/**
 * Renders a code listing with line numbers. Each line ends with a line feed, so that selecting and copying preserve
 * lines.
 */
export function CodeListing({ code, language }: { code: string; language: string }) {
  const name = languageName(language)
  const lines = highlight(code, language)
  return (
    <div className="code">
      <div className="code-bar">
        <span className="code-name">{name}</span>
        <button className="control" type="button" data-copy="" hidden>
          <Icon name="copy" />
          Copy
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll sideways, by keyboard too */}
      {/* biome-ignore lint/a11y/useSemanticElements: no element names a listing without being a landmark */}
      <pre tabIndex={0} role="group" aria-label={`${name} code`}>
        <code>
          {lines.map(({ tokens, className }, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a finished text never move
            <span key={line} className={className ? `ln ${className}` : 'ln'}>
              {tokens.map(({ text, className }, at) =>
                className && className !== lines[line]?.className ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <span key={at} className={className}>
                    {text}
                  </span>
                ) : (
                  text
                ),
              )}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
    </div>
  )
}
