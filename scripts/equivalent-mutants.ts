/** Changes of the code that change nothing for anybody, so that no test can notice them; `npm run mutation` skips them. */
export const equivalentMutants: { path: string; code: string; reason: string }[] = []
