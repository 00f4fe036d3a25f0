import type { ShellBrand, ShellImage } from './data.ts'

/**
 * Renders the logo, or the symbol and the name, as a link to the home page. On blog pages, the line is in the text
 * color. On dark backgrounds, the logo for them is shown; if there is none, the name.
 */
export function BrandLink({ brand, isDark = false }: { brand: ShellBrand; isDark?: boolean }) {
  const { name, logo, darkLogo } = brand
  const words = <Words brand={brand} isDark={isDark} />
  return (
    <a className="brand" href="/" aria-label={`${name}, home`}>
      {logo ? (
        <>
          <span className="on-light">
            <Picture {...logo} />
          </span>
          <span className="on-dark">{darkLogo ? <Picture {...darkLogo} isLater /> : words}</span>
        </>
      ) : (
        words
      )}
    </a>
  )
}

/** Renders the logo, or the symbol and the name, for white paper. */
export function BrandMark({ brand }: { brand: ShellBrand }) {
  return brand.logo ? <Picture {...brand.logo} /> : <Words brand={brand} isDark={false} />
}

function Words({
  brand: { name, shortName = name, symbol = 'line', symbolFile },
  isDark,
}: {
  brand: ShellBrand
  isDark: boolean
}) {
  return (
    <>
      {symbolFile ? (
        <Picture {...symbolFile} />
      ) : symbol === 'initial' ? (
        <span className="initial" aria-hidden="true">
          {[...name][0]?.toUpperCase()}
        </span>
      ) : (
        <svg className={isDark ? 'mark dark' : 'mark'} viewBox="0 0 34 24" aria-hidden="true">
          <path className="mark-line" d="M0 19H15" />
          <path className="mark-rise" d="M14 19L27 6" />
          <circle className="mark-end" cx="28" cy="5" r="4" />
        </svg>
      )}
      <span>{shortName}</span>
    </>
  )
}

/** Renders a picture of the logo. It is not loaded while the theme hides it. */
function Picture({ src, width, height, isLater = false }: ShellImage & { isLater?: boolean }) {
  return (
    <img className="logo" src={src} width={width} height={height} alt="" {...(isLater ? { loading: 'lazy' } : {})} />
  )
}
