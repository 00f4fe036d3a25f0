'use client'
import { useColleagues } from './colleagues.ts'

type AssigneeCellProps = { cellData?: number | { id: number } | null; collection: string }

/** Names in a list the colleague who takes care of the row. */
export function AssigneeCell({ cellData, collection }: AssigneeCellProps) {
  const colleagues = useColleagues(collection)
  const id = typeof cellData === 'object' ? cellData?.id : cellData
  if (!id) return <span className="assignee-nobody">Nobody</span>
  const name = colleagues.find((one) => one.id === id)?.name
  return <span>{name ?? (colleagues.length > 0 ? 'A former colleague' : '')}</span>
}
