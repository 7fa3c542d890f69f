import { type ReactNode, useState } from 'react'

type PictureProps = { src: string | null | undefined; className: string; children: ReactNode }

/** A decorative picture; its children where there is none or it does not load. */
export function Picture({ src, className, children }: PictureProps) {
  const [failed, setFailed] = useState<string>()
  if (!src || src === failed) return children
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      className={className}
      // It can fail before scripts listen for it.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setFailed(src)
      }}
      onError={() => setFailed(src)}
    />
  )
}
