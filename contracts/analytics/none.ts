/** What a candidate has of a field who has nothing of it: not rated, not reviewed, not rejected. */
export const NONE = 'none'
