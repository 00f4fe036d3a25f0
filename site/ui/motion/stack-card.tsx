import type { ReactNode } from 'react'

type StackCardProps = { title: string; index: number; total: number; tone?: string; children: ReactNode }

/** One card of a stack: a strip with title and place that stays readable, and a body. Its ground follows its place. */
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
