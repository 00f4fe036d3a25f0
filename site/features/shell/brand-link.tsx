/** Renders the name as a link to the home page: a flat line, the rise, a dot. On blog pages, it is all in ink. */
export function BrandLink({ name, isDark = false }: { name: string; isDark?: boolean }) {
  return (
    <a className="brand" href="/" aria-label={`${name}, home`}>
      <svg className={isDark ? 'mark dark' : 'mark'} viewBox="0 0 34 24" aria-hidden="true">
        <path className="mark-line" d="M0 19H15" />
        <path className="mark-rise" d="M14 19L27 6" />
        <circle className="mark-end" cx="28" cy="5" r="4" />
      </svg>
      <span>{name}</span>
    </a>
  )
}
