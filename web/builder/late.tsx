import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense } from 'react'

/** A part whose code is fetched when it is first drawn; `place` keeps its room until then. */
export function late<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>, place?: ReactNode) {
  const Late = lazy(load) as LazyExoticComponent<ComponentType<object>>
  return (props: Props) => (
    <Suspense fallback={place}>
      <Late {...props} />
    </Suspense>
  )
}
