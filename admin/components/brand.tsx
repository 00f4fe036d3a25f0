/** The name on the login page. */
export function Logo() {
  return (
    <span className="brand-logo">
      <Mark />
      <span>Prairie Signal</span>
    </span>
  )
}

/** The logo next to the menu. */
export function Icon() {
  return <Mark />
}

function Mark() {
  return (
    <svg className="brand-mark" viewBox="-2 0 36 24" aria-hidden="true">
      <path d="M0 19H15" />
      <path className="brand-rise" d="M14 19L27 6" />
      <circle className="brand-end" cx="28" cy="5" r="4" />
    </svg>
  )
}
