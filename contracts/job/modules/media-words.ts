/** What is said about media, in the specification's words. */
export const LINK_MESSAGE = 'Please make sure the link comes from Youtube, Vimeo or Dropbox.'
export const VIDEO_QUESTION_REASON = 'Cannot be set with video question'
export const NOT_VERTICAL = 'The video should be in a vertical format.'
