import { MoreLink } from './button.tsx'

type NothingYetProps = {
  /** What will be here, in one or two sentences. */
  text: string
  /** Where visitors find something meanwhile. */
  links: { label: string; href: string }[]
}

/** Renders the place of a list that has no entries yet: a line without data, and ways on. */
export function NothingYet({ text, links }: NothingYetProps) {
  return (
    <section className="page nothing-yet" aria-label="Nothing here yet">
      <p className="lead">{text}</p>
      <p className="actions">
        {links.map(({ label, href }) => (
          <MoreLink key={href} href={href}>
            {label}
          </MoreLink>
        ))}
      </p>
    </section>
  )
}
