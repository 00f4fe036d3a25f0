/** Maximum sizes of bodies, by kind of call. */
export const MAX_BODY_BYTES = 64 * 1024
/** An application carries a résumé of up to 5 MB. */
export const MAX_APPLICATION_BYTES = 6 * 1024 * 1024
/** Allows texts of a million characters, drafts, and images as base64. A browser runs its tools itself. */
export const MAX_TOOL_BYTES = 24 * 1024 * 1024
/** A response of a plagiarism service lists every page with a few words in common. */
export const MAX_PROVIDER_BYTES = 2 * 1024 * 1024
/** The report of a tool, as a field of a form. */
export const MAX_REPORT_BYTES = 2 * 1024 * 1024
