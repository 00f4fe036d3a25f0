import type { FormFieldWithoutComponents, FormState } from 'payload'
import { isSame } from './is-same.ts'

type Field = FormState[string]
type Rows = NonNullable<FormFieldWithoutComponents['rows']>
type States = {
  /** The state of the form that was sent with the request. */
  sent: FormState
  /** The state of the form when the response arrives. */
  current: FormState
  /** The state in the response. */
  incoming: FormState
}

/**
 * Returns a response of the server about a form, without the values of fields that were changed after it was asked:
 * what someone typed meanwhile stays. Fields of rows that were moved or removed meanwhile are left out.
 * @param isSave whether the response follows a save, after which Payload takes over the rows of the response by
 * position
 */
export function keepNewerInput({ sent, current, incoming }: States, isSave = false): FormState {
  const kept: FormState = {}
  for (const [path, field] of Object.entries(incoming)) {
    if (!isInSameRow(path, current, [sent, incoming])) continue
    const now = current[path]
    const taken = now && !accepts({ sent: sent[path], now, incoming: field }) ? withoutValue(field) : field
    kept[path] = now?.rows && taken.rows ? { ...taken, rows: asOpened(taken.rows, now.rows) } : taken
    if (isSave && now?.rows && kept[path] && !areSameRows(now.rows, sent[path]?.rows ?? []))
      kept[path] = without(kept[path], ['rows'])
  }
  return kept
}

/**
 * Returns whether the form may take over a value: the field is unchanged since it was sent, and the server has stored
 * another value.
 */
function accepts({ sent, now, incoming }: { sent: Field | undefined; now: Field; incoming: Field }) {
  return sent !== undefined && isSame(sent.value, now.value) && !isSame(incoming.value, now.value)
}

const withoutValue = (field: Field): Field => without(field, ['value', 'initialValue', 'addedByServer'])

function without(field: Field, names: (keyof Field)[]): Field {
  return Object.fromEntries(Object.entries(field).filter(([name]) => !names.includes(name as keyof Field)))
}

/** Returns whether every row around a field is still the row that the response is about. */
function isInSameRow(path: string, current: FormState, others: FormState[]) {
  const parts = path.split('.')
  return parts.every((part, at) => {
    if (!/^\d+$/.test(part)) return true
    const array = parts.slice(0, at).join('.')
    const rows = current[array]?.rows
    const asked = others.find((state) => state[array]?.rows)?.[array]?.rows
    if (!rows || !asked) return true
    const row = asked[Number(part)] ?? others.at(-1)?.[array]?.rows?.[Number(part)]
    return row === undefined || rows[Number(part)]?.id === row.id
  })
}

/** Rows stay folded or open as they are in the form. A new row is open: it is about to be filled in. */
function asOpened(incoming: Rows, current: Rows): Rows {
  const known = new Set(current.map(({ id }) => id))
  return incoming.map(({ collapsed, ...row }) =>
    known.has(row.id) || collapsed === undefined ? row : { ...row, collapsed },
  )
}

function areSameRows(some: Rows, others: Rows) {
  return some.length === others.length && some.every(({ id }, at) => id === others[at]?.id)
}
