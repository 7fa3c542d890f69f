import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * A part whose code is fetched once the page is there; `place` keeps its room until then. The server draws the place
 * alone: what changes before such a part has come would otherwise be an error of hydration.
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
    return here && Part ? <Part {...props} /> : place
  }
  return Object.assign(Late, { fetched })
}
