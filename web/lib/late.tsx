import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * A part whose code is fetched once the page is there; `place` keeps its room until then. The server draws the place
 * alone: what changes before such a part has come would otherwise be an error of hydration. Its texts may come later than
 * its code: the place is kept until both are there, for React fails where a press shows a part that still waits.
 */
export function late<Props extends object>(load: Load<Props>, place: ReactNode = null) {
  let Part: ComponentType<Props> | null = null
  const fetched = async () => {
    Part = (await load()).default
  }
  function Late(props: Props) {
    const [here, setHere] = useState(Part !== null)
    useEffect(() => {
      if (!here)
        fetched().then(
          () => setHere(true),
          (error: unknown) =>
            setHere(() => {
              throw error
            }),
        )
    }, [here])
    if (!here || !Part) return place
    return (
      <Suspense fallback={place}>
        <Part {...props} />
      </Suspense>
    )
  }
  return Object.assign(Late, { fetched })
}
