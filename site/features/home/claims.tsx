import { CountUp } from '#site/ui/parts/stat.tsx'

export type ClaimsProps = {
  /** Figures as text: "$32 Million+", "300+", "450%", "60 Million+", "14+". */
  revenue: string
  clients: string
  trafficIncrease: string
  organicTraffic: string
  countries: string
}

/** `mark` is path data in a box of 22 × 24, rendered in one color. */
export type ClientLogo = { name: string; mark?: string }

export function Claims({
  revenue,
  clients,
  trafficIncrease,
  organicTraffic,
  countries,
  logos,
}: ClaimsProps & { logos: ClientLogo[] }) {
  const claims: [figure: string, label: string][] = [
    [clients, 'satisfied clients'],
    [trafficIncrease, 'average traffic increase'],
    [organicTraffic, 'organic traffic'],
    [countries, 'countries with clients'],
  ]
  const rows = claims.filter(([figure]) => figure)
  if (!revenue && rows.length === 0 && logos.length === 0) return null
  return (
    <section className="claims" aria-label="Results so far">
      <div className="page claims-grid">
        {revenue && (
          <p className="figure">
            <CountUp figure={revenue} /> <span>revenue generated for the stores we work with</span>
          </p>
        )}
        <ul className="ledger">
          {rows.map(([figure, label]) => (
            <li key={label}>
              <CountUp figure={figure} /> <span>{label}</span>
            </li>
          ))}
        </ul>
      </div>
      {logos.length > 0 && (
        <ul className="page logos" aria-label="Clients">
          {logos.map(({ name, mark }) => (
            <li key={name}>
              {mark && (
                <svg viewBox="0 0 22 24" role="img" aria-label={name}>
                  <path d={mark} />
                </svg>
              )}
              <span aria-hidden={mark ? true : undefined}>{name}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
