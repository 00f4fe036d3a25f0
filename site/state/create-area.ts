/** What the last operation of an area was, in the words of the specification (§4): those that the browser performs. */
export type ActionT = 'send' | 'subscribe' | 'create' | 'fetch-all'

export type AreaState<Key extends string> = Record<Key, unknown> & {
  error: boolean
  message: string | null
  /** Only where an area has a request step. */
  loading?: boolean
  actionT?: ActionT | null
}

export type AreaShape<Key extends string> = {
  /** What it holds; null until something is there. */
  data: readonly Key[]
  /** Whether a request sets `loading`. */
  hasRequest?: boolean
  /** Whether it remembers its last operation. */
  hasAction?: boolean
}

export type Area<Key extends string> = ReturnType<typeof createArea<Key>>

/**
 * One area of what the browser knows: null data and no error at first; success stores and clears the error; failure
 * clears the data and tells the message.
 * @example const team = createArea({ data: ['team'] }); team.succeed({ team: [] }); team.state.error // false
 */
export function createArea<Key extends string>({ data, hasRequest = false, hasAction = false }: AreaShape<Key>) {
  const listeners = new Set<(state: AreaState<Key>) => void>()
  const empty = () => Object.fromEntries(data.map((key) => [key, null])) as Record<Key, null>
  const initial = (): AreaState<Key> => ({
    ...empty(),
    error: false,
    message: null,
    ...(hasRequest ? { loading: false } : {}),
    ...(hasAction ? { actionT: null } : {}),
  })
  const area = {
    state: initial(),
    /** Calls back after every change. @returns what ends that */
    subscribe(listener: (state: AreaState<Key>) => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Something was asked for. What was said before is gone. */
    request() {
      change({ message: null, ...(hasRequest ? { loading: true } : {}) })
    },
    succeed(payload: Partial<Record<Key | 'message', unknown>>, action?: ActionT) {
      change({ ...payload, error: false, ...withoutAction(action) })
    },
    fail(message?: string, action?: ActionT) {
      change({ ...empty(), error: true, ...(message === undefined ? {} : { message }), ...withoutAction(action) })
    },
    /** Everything as it was at first, or only these parts. */
    clear(...parts: (Key | 'message' | 'actionT')[]) {
      const fresh = initial()
      change(parts.length === 0 ? fresh : Object.fromEntries(parts.map((part) => [part, fresh[part as Key]])))
    },
  }
  return area

  function withoutAction(action?: ActionT) {
    return { ...(hasRequest ? { loading: false } : {}), ...(hasAction && action ? { actionT: action } : {}) }
  }

  function change(part: object) {
    area.state = { ...area.state, ...part }
    for (const listener of listeners) listener(area.state)
  }
}
