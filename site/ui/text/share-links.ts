/** Returns links that share a post; each opens the network's own form, filled in. */
export function shareLinks({ url, title }: { url: string; title: string }) {
  const encodedUrl = encodeURIComponent(url)
  const encodedTitle = encodeURIComponent(title)
  return [
    { name: 'X', label: 'Share on X', href: `https://x.com/intent/post?text=${encodedTitle}&url=${encodedUrl}` },
    {
      name: 'LinkedIn',
      label: 'Share on LinkedIn',
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${encodedUrl}`,
    },
    {
      name: 'Facebook',
      label: 'Share on Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${encodedUrl}`,
    },
    { name: 'Email', label: 'Share by email', href: `mailto:?subject=${encodedTitle}&body=${encodedUrl}` },
  ]
}
