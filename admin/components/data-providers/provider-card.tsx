import type { ProvidersScreen, ShownProvider } from '#engine/data-providers/provider-screen.ts'
import { statusOf, todayOf } from './format.ts'
import { ProviderCosts } from './provider-costs.tsx'
import { ProviderForm } from './provider-form.tsx'
import { TryIt } from './try-it.tsx'

type Props = { provider: ShownProvider; onSave: (screen: ProvidersScreen) => void; onTry: () => Promise<void> }

/** Renders a provider in one line; opened, its settings, its costs, and “Try it”. */
export function ProviderCard({ provider, onSave, onTry }: Props) {
  const { id, name, website, price, supplies, today } = provider
  const { label, state } = statusOf(provider)
  return (
    <details className="provider" id={`provider-${id}`}>
      <summary>
        <h3>{capitalized(name)}</h3>
        <span className="provider-supplies">{supplies.map((one) => one.name).join(', ')}</span>
        <span className="provider-today">{todayOf(today)}</span>
        <span className="provider-status" data-state={state}>
          {label}
        </span>
      </summary>
      <div className="provider-body">
        <p>
          {price}{' '}
          <a href={website} target="_blank" rel="noreferrer">
            {new URL(website).host}
          </a>
        </p>
        <dl className="provider-sends">
          {supplies.map((one) => (
            <div key={one.id}>
              <dt>Sent for {one.name}</dt>
              <dd>{one.sends}.</dd>
            </div>
          ))}
        </dl>
        <div className="provider-columns">
          <ProviderForm provider={provider} onSave={onSave} />
          <div className="provider-results">
            <TryIt provider={provider} onTry={onTry} />
            <ProviderCosts provider={provider} />
          </div>
        </div>
      </div>
    </details>
  )
}

const capitalized = (name: string) => name[0]?.toUpperCase() + name.slice(1)
