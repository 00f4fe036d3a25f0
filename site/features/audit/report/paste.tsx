import { Icon } from '#site/ui/parts/icon.tsx'

/** Renders text that repairs something, with a button that a script shows. */
export function Paste({ text }: { text: string }) {
  return (
    <div className="paste">
      <pre>
        <code>{text}</code>
      </pre>
      <button type="button" className="control" data-copy={text} hidden>
        <Icon name="copy" /> Copy
      </button>
    </div>
  )
}
