/** `T` without null, which the CMS stores for missing values. */
export type WithoutNull<T> = T extends (infer Item)[]
  ? WithoutNull<Item>[]
  : T extends Date
    ? T
    : T extends object
      ? {
          [Key in keyof T as null extends T[Key] ? never : undefined extends T[Key] ? never : Key]: WithoutNull<T[Key]>
        } & {
          [Key in keyof T as null extends T[Key] ? Key : undefined extends T[Key] ? Key : never]?: WithoutNull<
            NonNullable<T[Key]>
          >
        }
      : T

/**
 * Removes null at every depth, so that defaults apply.
 * @example withoutNull({ title: 'A', lead: null, rows: [{ text: null }] }) // { title: 'A', rows: [{}] }
 */
export function withoutNull<T>(value: T): WithoutNull<T> {
  if (Array.isArray(value)) return value.map(withoutNull) as WithoutNull<T>
  if (typeof value !== 'object' || value === null || value instanceof Date) return value as WithoutNull<T>
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (inner === null ? [] : [[key, withoutNull(inner)]])),
  ) as WithoutNull<T>
}
