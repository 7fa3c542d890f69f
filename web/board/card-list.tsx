import { lazy, Suspense } from 'react'
import { useLanguage } from '../i18n/namespace.ts'
import { BoardCard } from './card.tsx'
import { cardsHtml } from './card-html.ts'
import type { CardListProps } from './card-list-props.ts'
import { cardWords } from './card-words.ts'

/** From here on only the cards in sight are drawn. */
const PLAIN = 40
const VirtualList = lazy(() => import('./virtual-list.tsx'))

export function CardList(props: CardListProps) {
  const language = useLanguage()
  if (import.meta.env.SSR)
    return (
      <ul
        aria-label={props.label}
        dangerouslySetInnerHTML={{
          __html: cardsHtml(props.cards.slice(0, PLAIN), { ...props, words: cardWords(language) }),
        }}
      />
    )
  const plain = (
    <ul aria-label={props.label}>
      {props.cards.slice(0, PLAIN).map((card) => (
        <BoardCard
          key={card.id}
          card={card}
          jobId={props.jobId}
          mayEdit={props.mayEdit}
          now={props.now}
          limits={props.limits}
          selected={props.selected.has(card.id)}
        />
      ))}
    </ul>
  )
  if (props.cards.length <= PLAIN) return plain
  return (
    <Suspense fallback={plain}>
      <VirtualList {...props} />
    </Suspense>
  )
}
