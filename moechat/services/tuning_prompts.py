"""What the tuner has models read: plain texts on different matters, never shown to anybody.

Two texts must use different experts, and none may begin like another: a prefix that is in the
cache is not read again. They are not translated, as models read English best.
"""

from collections.abc import Sequence
from itertools import cycle, islice

CHARS_PER_TOKEN = 4.3  # of English, before the model's own tokenizer has told
_TASK = "\n\nWrite a long and detailed essay about what was said above. Do not stop early."

_BREAD = """\
Bread begins with four things: flour, water, salt and time. The flour gives starch and two \
proteins, which join into gluten as soon as they are wet. Kneading lines the strands up, and so \
does waiting; a dough that rests for a night in a cool room needs hardly any work. Yeast eats the \
sugar that enzymes free from the starch, and breathes out gas that the gluten holds in small \
rooms. Salt slows the yeast, tightens the dough and gives taste. A baker who wants large holes \
uses more water and handles the dough gently; one who wants slices for a sandwich uses milk and \
a little butter, which shorten the strands. The oven does three things at once. For the first \
minutes the loaf still grows, because the gas expands and the yeast works faster until it dies. \
Then the starch sets and the inside stops being dough. At last the crust loses its water and \
turns brown, which makes hundreds of new tastes. Steam in the first third keeps the skin soft, so \
that the loaf can open where it was cut. A sour dough takes longer, as wild yeast is slow, and \
bacteria beside it make acids that keep the bread fresh for a week. Old bread is not dry but \
stale: its starch has gone back into crystals, and heat undoes that for an hour. Every village \
once had its own loaf, from the flat bread of the south to the black rye of the north, and each \
was an answer to the grain that grew there, the fuel there was, and how often the oven was lit."""

_GEARS = """\
A bicycle is a machine for changing force into distance. The rider's legs are strong but slow, \
and they work best at some eighty turns a minute. The gears keep them there. If the chainring has \
48 teeth and the sprocket 16, one turn of the pedals gives three turns of the wheel, and with a \
wheel of 2.1 metres around the bicycle moves 6.3 metres. On a climb of eight per cent that is too \
far for one turn, so the chain is moved to a sprocket of 32 teeth: now a turn moves 3.15 metres \
and needs half the force. Power is force times speed, and nothing is won but comfort. A rider of \
seventy kilograms with a bicycle of ten climbs at ten kilometres an hour with about 175 watts; \
the air takes only a few of them. On the flat at thirty it is the other way round: the air takes \
130 watts, rolling resistance 25, and friction in the chain 5. Because drag grows with the square \
of the speed, and its power with the cube, ten per cent more speed costs a third more power. The \
chain itself is a clever thing. Its rollers turn on bushes, so that they do not rub on the teeth, \
and its side plates are bent so that ramps on the sprockets can lift it from one to the next. A \
hub gear hides the same sums in a box: a sun wheel, three planets and a ring, of which one is \
held, one driven and one drives. It loses a little more to friction, and asks for nothing in the \
rain. Engineers compare both by efficiency, weight, range, the size of the steps, and cost."""

_COAST = """\
The keeper's diary of that winter is short. On the second of January the wind went round to the \
north-west and the boat from the mainland did not come. He writes that there was coal for forty \
days and oil for sixty, and that the cat had found a way into the flour. On the ninth he saw a \
sail beyond the reef, rang the bell for two hours, and lost his voice from shouting at the dark. \
The ship passed. In the morning there was a letter in a bottle on the slip, from a girl who asked \
whether the light was a star that had come down to rest. He answered it, although there was no \
post, and kept the answer in the drawer with the spare wicks. February brought fog. He polished \
the lens with vinegar and chalk, counted the turns of the clockwork, and learned a poem by heart \
from a page that had come round a piece of cheese. He thought much of his brother, who grew \
apples inland and had never seen a wave taller than a gate. On the last day of the month the fog \
lifted like a curtain, and the whole coast lay there: the white farms, the church with its short \
tower, the road on which nobody walked. The boat came on the fourth of March with mail, onions \
and a new cap. The young man who rowed it asked if it had been lonely. The keeper thought for a \
while, looked at the cat, and said that there had been a great deal to do. Then he asked for news \
of the apples, and whether somebody in the village had a daughter who wrote letters to stars."""

_RIVER = """\
Nobody owns a river, yet everybody along it has a claim. Farmers upstream want to water their \
fields in summer, when it carries least. The town wants to drink, and gives back what it has used, \
cleaner than it was a hundred years ago but warmer. The power station needs a steady flow, the \
fish need cold gravel and a way past the dam, and the port at its mouth needs depth. A treaty \
between the three countries of its valley counts all this in cubic metres a second. It says how \
much must cross each border in each month, who pays for the gauges, and what happens in a year \
of drought. In practice much is settled on the telephone between engineers who have known each \
other for decades. When snow melts early they open the gates a week sooner; when a barge runs \
aground they close them for an hour. Courts see few of these cases, because a judgement takes \
longer than a season. Economists have proposed to let the countries trade their shares. Critics \
answer that a price for water is set by those who can pay, and that a marsh has no purse. Both \
agree that measuring comes first. So there are sensors on every bridge now, which tell level, \
temperature and salt, and a model in a cellar of the ministry that computes tomorrow's river \
from today's rain. It is wrong about one day in nine, mostly in thunderstorms. The engineers read \
it, look out of the window, and decide."""

_TEXTS = (_BREAD, _GEARS, _COAST)


def prompt(topic: int, tokens: int, chars_per_token: float = CHARS_PER_TOKEN) -> str:
    """About ``tokens`` tokens on one of the topics of `core.tuning_steps`; the last is long."""
    task = _TASK
    size = max(1, round(tokens * chars_per_token) - len(task))
    if topic < len(_TEXTS):
        return f"{_filled(_sentences(_TEXTS[topic]), size)}{task}"
    mixed = [s for four in zip(*map(_sentences, (_RIVER, *_TEXTS)), strict=False) for s in four]
    return f"{_filled(mixed, size)}{task}"


def _sentences(text: str) -> list[str]:
    return [f"{sentence.rstrip('.')}." for sentence in text.split(". ")]


def _filled(sentences: Sequence[str], size: int) -> str:
    """Whole sentences, in order and over again, up to ``size`` characters."""
    average = max(1, sum(map(len, sentences)) // len(sentences))
    enough = " ".join(islice(cycle(sentences), size // average + len(sentences)))
    return enough[:size].rsplit(" ", 1)[0] if len(enough) > size else enough
