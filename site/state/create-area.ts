/** The last operation of an area, as the specification names it (§4). Only the operations that the browser performs. */
export type ActionT = 'send' | 'subscribe' | 'create' | 'fetch-all'

export type AreaState<Key extends string> = Record<Key, unknown> & {
  error: boolean
  message: string | null
  /** Only in areas with a request step. */
  loading?: boolean
  actionT?: ActionT | null
}

export type AreaShape<Key extends string> = {
  /** The keys of its data, which are null until they are loaded. */
  data: readonly Key[]
  /** Whether a request sets `loading`. */
  hasRequest?: boolean
  /** Whether it stores its last operation. */
  hasAction?: boolean
}

export type Area<Key extends string> = ReturnType<typeof createArea<Key>>

/**
 * Creates one area of the client state. At first, its data is null and it has no error. Success stores data and clears
 * the error; failure clears the data and stores the message.
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
    /**
     * Calls the listener after every change.
     * @returns a function that unsubscribes
     */
    subscribe(listener: (state: AreaState<Key>) => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Marks a request as started and clears the last message. */
    request() {
      change({ message: null, ...(hasRequest ? { loading: true } : {}) })
    },
    succeed(payload: Partial<Record<Key | 'message', unknown>>, action?: ActionT) {
      change({ ...payload, error: false, ...withoutAction(action) })
    },
    fail(message?: string, action?: ActionT) {
      change({ ...empty(), error: true, ...(message === undefined ? {} : { message }), ...withoutAction(action) })
    },
    /** Resets the area, or only these parts, to the initial state. */
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
