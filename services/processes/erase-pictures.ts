import type { CompanyEvent } from '#contracts/company/events.ts'
import { pictureErasure } from '../effects/reactions.ts'
import type { ProcessManager } from './process-manager.ts'

/** A picture that a brand lost, or that came to no brand, is erased. */
export const removedPicturesAreErased: ProcessManager<CompanyEvent> = {
  name: 'removed-pictures-are-erased',
  category: 'company',
  on: ['BrandPicturesRemoved'],
  react: ({ event }) => (event.type === 'BrandPicturesRemoved' ? [pictureErasure(event.data)] : []),
}
