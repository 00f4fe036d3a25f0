/** Styles of the tools' own views. They are small, and every tool's page has them: a script may not bring its own. */
import.meta.glob('../../../tools/*/view.css', { eager: true })

export {}
