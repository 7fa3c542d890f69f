import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fileIn } from '#contracts/candidate/judging.ts'
import { downloadName, filePath } from '#contracts/job/modules/files.ts'
import { type Asker, isCompanyAdmin } from '#contracts/kernel/asker.ts'
import { CandidateId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { CandidateDetail } from '#contracts/views/candidate.ts'
import type { Platform } from '../platform.ts'
import { savedAs } from './send-media.ts'

type Options = {
  identify: (request: FastifyRequest) => Promise<Asker | null>
  /** The candidate, for those who may see them. */
  candidateOf: (asker: Asker, id: CandidateId) => Promise<Pick<CandidateDetail, 'answers'> | null>
  openFile: Platform['uploads']['openFile']
}

/** Files of candidates; a picture of an identity document is for administrators alone. They come from strangers, so that they are only ever saved, never shown by a browser. */
export async function fileRoutes(app: FastifyInstance, { identify, candidateOf, openFile }: Options) {
  app.get<{ Params: { candidate: string; id: string } }>(
    filePath(':candidate', ':id'),
    { schema: { hide: true } as never },
    async (request, reply) => {
      const { params } = request
      const asker = await identify(request)
      if (!asker) throw new Rejected('auth/required', 'Please sign in')
      const candidateId = CandidateId.safeParse(params.candidate)
      const candidate = candidateId.success ? await candidateOf(asker, candidateId.data) : null
      const file = candidate?.answers
        .filter(({ answer }) => answer && (answer.kind !== 'ID_ANALYZER' || isCompanyAdmin(asker)))
        .map(({ answer }) => answer && fileIn(answer))
        .find((each) => each?.fileId === params.id)
      const { companyId } = asker
      const content = file && (await openFile({ companyId, candidateId: candidateId.data! }, file.fileId))
      if (!content) throw new Rejected('media/not-found', 'There is no such file')
      return reply.headers(savedAs(downloadName(file), { mimeType: file.mimeType, size: content.length })).send(content)
    },
  )
}
