/** Above the fields of a block: what it is for. */
export function BlockDescription({ description }: { description: string }) {
  return <p className="block-description">{description}</p>
}
