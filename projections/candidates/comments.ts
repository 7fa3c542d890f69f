import * as z from 'zod'

export const Comment = z.object({
  commentId: z.string(),
  authorId: z.string(),
  text: z.string(),
  at: z.object({ recordingId: z.string(), second: z.number() }).nullable(),
  writtenAt: z.string(),
  editedAt: z.string().nullable(),
  reactions: z.array(z.object({ reviewerId: z.string(), reaction: z.string() })),
})

type WrittenComment = z.infer<typeof Comment>
/** The document with this one of its comments changed. */
export const withComment = <View extends { comments: WrittenComment[] }>(
  view: View,
  id: string,
  change: (comment: WrittenComment) => WrittenComment,
): View => ({
  ...view,
  comments: view.comments.map((comment) => (comment.commentId === id ? change(comment) : comment)),
})
