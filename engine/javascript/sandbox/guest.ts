/**
 * Prepares the global scope of the sandbox: a console that records, timers without time, and stand-ins for names that
 * only a browser or another script knows. Its text runs in the sandbox, so it uses nothing from outside but `record`.
 */
export function guest(standInNames: string[], ignoredGlobals: string[]) {
  type Scope = Record<string, unknown> & { record?: (text: string) => void }
  type Call = () => unknown
  const scope = globalThis as unknown as Scope
  const record = scope.record as (text: string) => void
  delete scope.record
  const { getOwnPropertyDescriptor, getOwnPropertyNames, defineProperty, is, keys } = Object
  const { apply, construct } = Reflect
  const { isArray } = Array
  const stringify = JSON.stringify
  const standIns = new WeakSet<object>()
  const queue: Call[] = []
  const called = new WeakSet<object>()

  /** Writes a value without names and texts of functions, which a minifier may change, and without running getters. */
  const show = (value: unknown, depth = 0): string => {
    if (typeof value === 'string') return depth === 0 ? value : stringify(value)
    if (typeof value === 'function') return standIns.has(value) ? `${value}` : 'function'
    if (typeof value !== 'object' || value === null) return is(value, -0) ? '-0' : String(value)
    if (value === globalThis) return 'the global object'
    if (value instanceof Error) return 'error'
    if (depth > 3) return '…'
    const parts = keys(value)
      .slice(0, 50)
      .map((key) => {
        const own = getOwnPropertyDescriptor(value, key)
        return `${key}: ${own && 'value' in own ? show(own.value, depth + 1) : 'accessor'}`
      })
    return isArray(value) ? `[${parts.join(', ')}]` : `{${parts.join(', ')}}`
  }
  const shown = (values: unknown[]) => {
    try {
      return values.map((value) => show(value)).join(' ')
    } catch {
      return 'values that cannot be read'
    }
  }
  const nameOf = (error: unknown) => {
    try {
      return String((error as Error).name)
    } catch {
      return 'a value'
    }
  }

  /** Queues functions that the program hands to others, also those in objects, because others may call them. */
  const handOver = (value: unknown, label: string, depth = 0): void => {
    if (!isOwn(value) || called.has(value) || queue.length > 200) return
    called.add(value)
    if (typeof value === 'function') queue.push(() => run(value, label))
    if (depth < 2) handOverMembers(value, label, depth + 1)
  }
  const isOwn = (value: unknown): value is object =>
    (typeof value === 'function' || (typeof value === 'object' && value !== null)) && !standIns.has(value)
  const handOverMembers = (value: object, label: string, depth: number) => {
    for (const key of keys(value).slice(0, 100)) {
      try {
        handOver((value as Record<string, unknown>)[key], `${label}.${key}`, depth)
      } catch (error) {
        record(`${label}.${key} throws ${nameOf(error)}`)
      }
    }
  }
  const run = (value: object, label: string) => {
    const args = [standIn(`${label} 1`), standIn(`${label} 2`), standIn(`${label} 3`)]
    const { prototype } = value as { prototype?: object }
    const methods = prototype ? getOwnPropertyNames(prototype).filter((name) => name !== 'constructor') : []
    try {
      if (prototype && methods.length > 0) {
        const made = construct(value as never, args) as Record<string, unknown>
        record(`new ${label} is ${shown([made])}`)
        for (const name of methods) queue.push(() => runMethod(made, name, `${label} ${name}`))
      } else finish(label, apply(value as never, undefined, args))
    } catch (error) {
      record(`${label} throws ${nameOf(error)}`)
    }
  }
  const runMethod = (made: Record<string, unknown>, name: string, label: string) => {
    try {
      const method = made[name]
      if (typeof method !== 'function') return record(`${label} is ${shown([method])}`)
      finish(label, apply(method as never, made, [standIn(`${label} 1`), standIn(`${label} 2`)]))
    } catch (error) {
      record(`${label} throws ${nameOf(error)}`)
    }
  }
  const finish = (label: string, value: unknown) => {
    record(`${label} returns ${shown([value])}`)
    handOver(value, `${label}()`)
  }

  const MAX_DEPTH = 12
  /** Returns a value that accepts every use and records calls and assignments. */
  const standIn = (path: string, depth = 0): object => {
    const known = new Map<PropertyKey, unknown>()
    const base = function standIn() {}
    const iterator = () => {
      record(`${path} is iterated`)
      return [].values()
    }
    const next = (name: string) => (depth < MAX_DEPTH ? standIn(`${path}${name}`, depth + 1) : undefined)
    const handed = (args: unknown[], what: string) => {
      record(`${what}(${shown(args)})`)
      args.forEach((one, index) => {
        handOver(one, `argument ${index + 1} of ${path}`)
      })
    }
    const made = new Proxy(base, {
      get(target, key) {
        if (known.has(key)) return known.get(key)
        if (key === 'prototype') return target.prototype
        if (key === Symbol.toPrimitive || key === 'toString' || key === 'valueOf') return () => path
        if (key === Symbol.iterator) return iterator
        if (typeof key === 'symbol' || key === 'then' || key === 'toJSON') return undefined
        if (key === 'length') return 0
        const value = next(`.${key}`)
        known.set(key, value)
        return value
      },
      set(_, key, value) {
        record(`${path}.${String(key)} = ${shown([value])}`)
        known.set(key, value)
        handOver(value, `${path}.${String(key)}`)
        return true
      },
      deleteProperty(_, key) {
        record(`delete ${path}.${String(key)}`)
        known.set(key, undefined)
        return true
      },
      apply(_, __, args) {
        handed(args, path)
        return next('()')
      },
      construct(_, args) {
        handed(args, `new ${path}`)
        return (next('()') ?? {}) as object
      },
      has: () => true,
      ownKeys() {
        record(`${path} is listed`)
        return ['prototype']
      },
    })
    standIns.add(made)
    return made
  }

  const known = new Map<PropertyKey, unknown>()
  const print =
    (name: string) =>
    (...values: unknown[]) =>
      record(`${name}: ${shown(values)}`)
  scope.console = new Proxy(
    {},
    {
      get(_, key) {
        if (!known.has(key)) known.set(key, print(String(key)))
        return known.get(key)
      },
    },
  )
  let timer = 0
  const later = (value: unknown, _time?: unknown, ...args: unknown[]) => {
    if (typeof value === 'function' && queue.length < 200) queue.push(() => apply(value as never, undefined, args))
    timer++
    return timer
  }
  for (const name of ['setTimeout', 'setImmediate', 'requestAnimationFrame', 'setInterval', 'queueMicrotask'])
    scope[name] = later
  for (const name of ['clearTimeout', 'clearInterval', 'clearImmediate', 'cancelAnimationFrame']) scope[name] = () => {}
  let seed = 1
  Math.random = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
  const RealDate = Date
  const fixed = function (this: unknown, ...args: []) {
    if (!new.target) return 'Thu, 01 Jan 2026 00:00:00 GMT'
    return construct(RealDate, args.length > 0 ? args : [1_767_225_600_000], new.target)
  } as unknown as DateConstructor
  fixed.UTC = RealDate.UTC
  fixed.parse = RealDate.parse
  fixed.now = () => 1_767_225_600_000
  defineProperty(fixed, 'prototype', { value: RealDate.prototype })
  scope.Date = fixed
  scope.performance = { now: () => 0, timeOrigin: 0 }
  // A program that reads the text of its own functions would see every minifier.
  defineProperty(Function.prototype, 'toString', { value: () => 'function () { [native code] }' })

  defineProperty(scope, 'standIn', { value: standIn })
  for (const name of standInNames)
    if (!(name in scope)) defineProperty(scope, name, { value: standIn(name), writable: true, configurable: true })
  defineProperty(scope, 'sandboxModule', { value: undefined, writable: true })
  let before = new Map<string, unknown>()
  let isFirst = true
  defineProperty(scope, 'finishSandbox', {
    value: () => {
      const mayBeLast = !isFirst
      if (isFirst) readResults()
      isFirst = false
      const waiting = queue.splice(0)
      for (const call of waiting)
        try {
          call()
        } catch (error) {
          record(`a timer throws ${nameOf(error)}`)
        }
      if (mayBeLast && waiting.length === 0) throw new Error('Nothing is left to do.')
    },
  })
  const globals = () =>
    new Map(getOwnPropertyNames(scope).map((name) => [name, getOwnPropertyDescriptor(scope, name)?.value]))
  before = globals()
  // What the language and the sandbox provide is not the program's.
  for (const value of [scope, ...before.values()])
    if (typeof value === 'function' || (typeof value === 'object' && value !== null)) called.add(value)

  /** Records what the program leaves behind: its globals and its exports. */
  const readResults = () => {
    for (const [name, value] of [...globals()].sort(([one], [other]) => (one < other ? -1 : 1))) {
      if (ignoredGlobals.includes(name) || name === 'sandboxModule' || name === 'finishSandbox') continue
      if (before.has(name) && is(before.get(name), value)) continue
      record(`global ${name} is ${shown([value])}`)
      handOver(value, name)
    }
    const module = scope.sandboxModule
    if (module instanceof Promise)
      module.then(readExports, (error: unknown) => record(`ended with ${nameOf(error)}`)) // A module that awaits.
    else if (module) readExports(module as Record<string, unknown>)
  }
  const readExports = (module: Record<string, unknown>) => {
    for (const name of keys(module).sort())
      try {
        record(`export ${name} is ${shown([module[name]])}`)
        handOver(module[name], name)
      } catch (error) {
        record(`export ${name} throws ${nameOf(error)}`)
      }
  }
}
