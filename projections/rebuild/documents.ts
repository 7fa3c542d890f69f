import type { DocumentsFile } from '#infra/engines/read-store/documents-file.ts'
import type { ReadStore } from '#infra/engines/read-store/read-store.ts'

type Text = NonNullable<ReturnType<DocumentsFile['text']>>

/** The documents of all read models, wherever they lie, for those who check every one of them. */
export interface Documents {
  /** Names of the collections that are live. */
  collections(): Promise<string[]>
  /** In the order of the ids; null where there is none. */
  texts(collection: string, ids: string[]): Promise<(Text | null)[]>
  /** Ids in order, a page at a time. */
  idsAfter(collection: string, id: string, limit: number): Promise<{ id: string; company: string }[]>
}

export const documentsInFile = (file: DocumentsFile): Documents => ({
  collections: async () => file.collections(),
  texts: async (collection, ids) => ids.map((id) => file.text(collection, id)),
  idsAfter: async (collection, id, limit) => file.idsAfter(collection, id, limit),
})

/** Where a document is found by what it holds, nothing can be filed under anything else. */
export const documentsInStore = (reads: Pick<ReadStore, 'collections' | 'getMany' | 'find'>): Documents => ({
  collections: async () => (await reads.collections()).map(({ name }) => name),
  texts: async (collection, ids) =>
    (await reads.getMany(collection, ids)).map(
      (doc) => doc && { rev: doc.rev, doc: JSON.stringify(doc), misfiled: [] },
    ),
  idsAfter: async (collection, id, limit) =>
    (await reads.find(collection, { filter: { _id: { $gt: id } }, sort: { _id: 1 }, limit })).map(
      ({ _id, companyId }) => ({ id: _id, company: companyId }),
    ),
})
