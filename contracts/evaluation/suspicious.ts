/**
 * Words that speak to a model and not to a person. A hint for reviewers, found by patterns: nothing is scored, refused or hidden
 * because of it, and an attempt that is worded otherwise is not found.
 */
const patterns: readonly RegExp[] = [
  // Leave the instructions.
  /\b(ignore|disregard|forget|override|bypass|skip)\b.{0,40}\b(instruction|prompt|rule|guideline|above|previous|prior|system)/i,
  /\b(ignorier|vergiss|missachte|überschreib)\w*.{0,40}(anweisung|regel|vorgabe|bisherig|vorherig|prompt)/i,
  /\b(ignora|olvida|descarta|desestima)\w*.{0,40}(instruc|regla|anterior|indicacion)/i,
  /\b(ignore[zr]?|oublie[zr]?|néglige[zr]?)\b.{0,40}(instruction|consigne|règle|précédent)/i,
  /\b(ignore|esqueça|desconsidere)\b.{0,40}(instruç|regra|anterior)/i,
  /(игнорируй|забудь|не обращай внимания).{0,40}(инструкц|указани|правил|предыдущ)/i,
  /(התעלם|התעלמי|תתעלם|שכח|תשכח).{0,40}(הוראות|הנחיות|כללים|הקודמ)/,
  /(تجاهل|انس[َى]?|تجاوز).{0,40}(التعليمات|القواعد|السابقة|الأوامر)/,
  /(忽略|无视|無視|忘记|忘掉).{0,20}(指令|指示|说明|規則|规则|提示)/,
  /(無視|忘れ).{0,20}(指示|命令|ルール)|(指示|命令|ルール).{0,20}(無視|忘れ)/,
  /(önceki|yukarıdaki).{0,30}(talimat|kural).{0,30}(yok say|unut|görmezden)/i,
  // Play another role.
  /\b(you are now|act as|pretend (to be|that you)|from now on,? you|roleplay|role-play|developer mode|jailbreak|DAN mode)\b/i,
  /\b(du bist (jetzt|ab jetzt)|tu so als|ab jetzt bist du)\b/i,
  /\b(a partir de ahora (eres|tú)|ahora eres|tu es maintenant|agis comme|você agora é)\b/i,
  // Give me points.
  /\b(give|award|assign|rate|grade|score|set|return|output|answer)\b.{0,50}\b(100|hundred|full|maximum|max|perfect|highest|top|best)\b.{0,30}\b(score|points?|marks?|rating|grade)?/i,
  /\b(gib|vergib|bewerte|setze)\b.{0,50}(100|hundert|volle|höchst|maximal|beste)/i,
  /\b(dame|otorga|califica|puntúa|donne|attribue|note)\b.{0,50}(100|cien|cent|máxim|maximum|maximale|perfect|parfait)/i,
  /(תן|תני|תנו|דרג).{0,40}(100|מאה|מקסימ|מושלם|הגבוה)/,
  /(поставь|дай|оцени).{0,40}(100|сто|максим|высш)/i,
  /(أعط|امنح|قيّم).{0,40}(100|مئة|كامل|أعلى)/,
  /(给|給|打).{0,10}(100|满分|滿分|最高)/,
  /(100点|満点)/,
  // Speak as the system, or break out of the data.
  /(^|[\n"'[{(])\s*(system|assistant|developer|user)\s*["'\])}]?\s*[:>]/i,
  /<\|?\s*\/?\s*(im_start|im_end|system|endoftext|assistant|data|instructions?)\b/i,
  /\[\/?(INST|SYS|SYSTEM)\]|<<\/?SYS>>|###\s*(system|instruction|assistant)/i,
  /"(role|score|metricId|evidence|skills|content)"\s*:/i,
  /\bend of (data|input|transcript|document|material)\b|\bnew instructions?\b|\bsystem (prompt|message|override|note)\b/i,
  /\b(to|note for|dear|attention,?) (the )?(ai|llm|language model|model|evaluator|grader|chatgpt|gpt|assistant)\b/i,
  /\b(an die|hinweis für die|liebe) (ki|künstliche intelligenz)\b/i,
  /\b(hidden|secret) (instruction|message|prompt)|\breveal\b.{0,30}\b(prompt|instruction)/i,
  // Encoded: long runs without blanks, letters apart, characters that are not seen.
  /\b(?=[A-Za-z+/]*\d)(?=[A-Z0-9+/]*[a-z])(?=[a-z0-9+/]*[A-Z])[A-Za-z0-9+/]{40,}={0,2}/,
  /\b(?:[0-9a-f]{2}\s?){20,}\b/i,
  /\b(?:[01]{8}\s?){5,}/,
  /[\u200B-\u200D\u2060\u{E0000}-\u{E007F}\u202A-\u202E]{3,}/u,
  /\b(base64|rot13|hex) ?(:|decode|encoded)|\bdecode (this|the following)/i,
  /(?:\b\w\b[\s.\-_]){12,}/,
]

/** Sentences that speak to a model; each is shown as it is. */
export function suspiciousIn(text: string): string[] {
  const sentences = text.match(/[^.!?。！？\n]+[.!?。！？\n]*/g) ?? []
  const found = sentences.filter((sentence) => patterns.some((pattern) => pattern.test(sentence)))
  const isWhole = found.length === 0 && patterns.some((pattern) => pattern.test(text))
  return (isWhole ? [text] : found).map((sentence) => sentence.trim().slice(0, 300))
}
