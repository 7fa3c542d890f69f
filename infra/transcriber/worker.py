"""Writes down what is said: a line of JSON in for each recording, a line of JSON out. Ends with its input."""

import json
import sys

from faster_whisper import WhisperModel

model = WhisperModel(sys.argv[1], device="cpu", compute_type="int8", local_files_only=True)
print(json.dumps({"ready": True}), flush=True)


def rounded(seconds: float) -> float:
    return round(seconds, 2)


def heard(path: str, language: str | None) -> dict:
    # Without the filter the model makes up words in silence.
    found, info = model.transcribe(path, language=language, word_timestamps=True, vad_filter=True)
    segments = list(found)
    return {
        "language": info.language,
        "duration": rounded(info.duration),
        "text": "".join(each.text for each in segments).strip(),
        "segments": [
            {"start": rounded(each.start), "end": rounded(each.end), "text": each.text.strip()} for each in segments
        ],
        "words": [
            {"start": rounded(word.start), "end": rounded(word.end), "word": word.word.strip()}
            for each in segments
            for word in each.words or []
        ],
    }


for line in sys.stdin:
    asked = json.loads(line)
    try:
        answer = {"heard": heard(asked["path"], asked["language"])}
    except Exception as error:  # one recording that cannot be read ends nothing
        answer = {"error": str(error)}
    print(json.dumps(answer), flush=True)
