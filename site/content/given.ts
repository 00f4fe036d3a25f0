/** `T` without null: what the CMS stores as null was not given. */
export type Given<T> = T extends (infer Item)[]
  ? Given<Item>[]
  : T extends Date
    ? T
    : T extends object
      ? { [Key in keyof T as null extends T[Key] ? never : undefined extends T[Key] ? never : Key]: Given<T[Key]> } & {
          [Key in keyof T as null extends T[Key] ? Key : undefined extends T[Key] ? Key : never]?: Given<
            NonNullable<T[Key]>
          >
        }
      : T

/**
 * Leaves out what is null, at every depth, so that defaults apply to it.
 * @example given({ title: 'A', lead: null, rows: [{ text: null }] }) // { title: 'A', rows: [{}] }
 */
export function given<T>(value: T): Given<T> {
  if (Array.isArray(value)) return value.map(given) as Given<T>
  if (typeof value !== 'object' || value === null || value instanceof Date) return value as Given<T>
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (inner === null ? [] : [[key, given(inner)]])),
  ) as Given<T>
}
