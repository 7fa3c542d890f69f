import { Worker } from 'node:worker_threads'

/**
 * The first message of a worker that reads what a stranger sent.
 * @throws Error when the worker fails, ends without an answer, or takes longer or more memory than it may
 */
export function answerOfWorker<Answer>(
  file: URL,
  workerData: unknown,
  { ms, memoryMb }: { ms: number; memoryMb: number },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      stdout: true,
      stderr: true,
    })
    const fail = () => {
      clearTimeout(timer)
      void worker.terminate()
      reject(new Error('The worker gave no answer within its limits'))
    }
    const timer = setTimeout(fail, ms)
    worker.once('error', fail)
    worker.once('exit', fail)
    worker.once('message', (answer: Answer) => {
      clearTimeout(timer)
      resolve(answer)
    })
  })
}
