export type Crumb = { label: string; href?: string }

/** Renders the trail from the home page. The last item is the page itself and needs no path. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="crumbs">
        {crumbs.map(({ label, href }, i) => (
          <li key={label} aria-current={i === crumbs.length - 1 ? 'page' : undefined}>
            {href && i < crumbs.length - 1 ? <a href={href}>{label}</a> : label}
          </li>
        ))}
      </ol>
    </nav>
  )
}
