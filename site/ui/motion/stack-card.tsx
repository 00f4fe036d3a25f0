import type { ReactNode } from 'react'

type StackCardProps = { title: string; index: number; total: number; tone?: string; children: ReactNode }

/**
 * Renders one card of a stack: a strip with its title and number that stays readable, and a body. Its tone follows its
 * index.
 */
export function StackCard({ title, index, total, tone = `tone-${index + 1}`, children }: StackCardProps) {
  return (
    <li className={`stack-card ${tone}`} style={{ '--i': index }} data-state={index === 0 ? 'active' : 'waiting'}>
      <header>
        <h3>{title}</h3>
        <span className="data">
          {index + 1} of {total}
        </span>
      </header>
      <div className="stack-body">{children}</div>
    </li>
  )
}
