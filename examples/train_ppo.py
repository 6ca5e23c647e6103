"""Train an agent by self-play: masked PPO on a batch of games, one core, no house bot needed.

    python examples/train_ppo.py costa-ruana --minutes 15 --out costa-ruana.npz
    python examples/train_ppo.py costa-ruana --judge costa-ruana.npz --games 400

The first command trains and prints a curve, the second plays against `random` in matches. It needs PyTorch;
the agent that it writes needs NumPy only (trained_bot.py). The loop is CleanRL's, with advantages followed seat by
seat, since several seats of one game learn from one another.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import numpy.typing as npt
import torch
from torch import nn
from trained_bot import judge

from atoll.research import Batch

GAMES, STEPS = 128, 64  # games side by side, and words in each between two lessons
HIDDEN = 128
EPOCHS, MINIBATCH = 3, 1024
LEARNING_RATE = 1e-3
LAMBDA, CLIP = 0.95, 0.2
ENTROPY = 0.015, 0.002  # at first, and in the end
LEAD = 10.0  # points ahead that count as three quarters of all there is to win

Array = npt.NDArray[np.float32]


class Net(nn.Module):
    """What a seat knows in; a preference for each word and the expected reward out."""

    def __init__(self, size: int, words: int) -> None:
        super().__init__()
        self.first = _layer(size, HIDDEN, 2**0.5)
        self.second = _layer(HIDDEN, HIDDEN, 2**0.5)
        self.policy = _layer(HIDDEN, words, 0.01)
        self.value = _layer(HIDDEN, 1, 1.0)

    def forward(self, rows: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        hidden = torch.relu(self.second(torch.relu(self.first(rows))))
        return self.policy(hidden), self.value(hidden).squeeze(-1)

    def log_policy(self, rows: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithms of the chances of words, those that may not be said left out; and the value."""
        logits, value = self(rows)
        return torch.log_softmax(logits.masked_fill(~masks, -1e9), -1), value

    def save(self, path: Path) -> None:
        """As plain arrays, for whoever plays with them."""
        np.savez(path, **{name: tensor.numpy() for name, tensor in self.state_dict().items()})


def _layer(inputs: int, outputs: int, gain: float) -> nn.Linear:
    layer = nn.Linear(inputs, outputs)
    nn.init.orthogonal_(layer.weight, gain)
    nn.init.zeros_(layer.bias)
    return layer


class Lesson:
    """What was seen, said and won in one stretch of all games."""

    def __init__(self, batch: Batch) -> None:
        shape = (STEPS, batch.count)
        self.rows = np.empty((*shape, batch.encoder.size), batch.encoder.dtype)
        self.masks = np.empty((*shape, batch.encoder.words), np.bool_)
        self.words = np.empty(shape, np.int64)
        self.chances = np.empty(shape, np.float32)
        self.values = np.empty(shape, np.float32)
        self.seats = np.empty(shape, np.int64)
        self.done = np.empty(shape, np.bool_)
        self.rewards = np.empty((*shape, batch.seats), np.float32)

    def play(self, batch: Batch, net: Net, scale: torch.Tensor) -> Array:
        """Fill it with fresh games; gives the value of where they stand in the end."""
        with torch.no_grad():
            for t in range(STEPS):
                self.rows[t], self.masks[t], self.seats[t] = batch.observations, batch.masks, batch.acting
                chances, value = net.log_policy(_tensor(self.rows[t], scale), torch.from_numpy(self.masks[t]))
                words = torch.multinomial(chances.exp(), 1)
                self.words[t], self.values[t] = words[:, 0].numpy(), value.numpy()
                self.chances[t] = chances.gather(1, words)[:, 0].numpy()
                batch.step(self.words[t])
                self.done[t], self.rewards[t] = batch.done, np.tanh(batch.rewards / LEAD)
            after: Array = net(_tensor(batch.observations, scale))[1].numpy()
        return after

    def advantages(self, batch: Batch, after: Array) -> Array:
        """How much better each word turned out than was expected (GAE), by the seat that said it.

        Between two words of a seat others speak; what a seat expects next is what it expected at its own next word.
        Of a seat that has not spoken since, at two seats, the opposite of what the other expects.
        """
        games = np.arange(batch.count)
        ahead = np.zeros((batch.count, batch.seats), np.float32)
        ahead -= after[:, None] / (batch.seats - 1)
        ahead[games, batch.acting] = after
        trail = np.zeros_like(ahead)
        won = np.zeros_like(ahead)
        found = np.empty_like(self.values)
        for t in range(STEPS - 1, -1, -1):
            over, seat = self.done[t], self.seats[t]
            ahead[over], trail[over], won[over] = 0, 0, self.rewards[t][over]
            surprise = won[games, seat] + ahead[games, seat] - self.values[t]
            found[t] = trail[games, seat] = surprise + LAMBDA * trail[games, seat]
            ahead[games, seat], won[games, seat] = self.values[t], 0
        return found


def _tensor(rows: npt.NDArray[np.uint8], scale: torch.Tensor) -> torch.Tensor:
    return torch.from_numpy(rows).float() * scale


def learn(
    net: Net, optimizer: torch.optim.Optimizer, lesson: Lesson, gain: Array, scale: torch.Tensor, rest: float
) -> None:
    """Several passes over a lesson; `rest` is the part of the time that is left."""
    rows, masks = lesson.rows.reshape(gain.size, -1), torch.from_numpy(lesson.masks.reshape(gain.size, -1))
    words, before = torch.from_numpy(lesson.words.ravel()), torch.from_numpy(lesson.chances.ravel())
    gains = torch.from_numpy(gain.ravel())
    returns = torch.from_numpy((gain + lesson.values).ravel())
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in torch.randperm(gain.size).split(MINIBATCH):
            chances, value = net.log_policy(_tensor(rows[part.numpy()], scale), masks[part])
            ratio = torch.exp(chances.gather(1, words[part, None])[:, 0] - before[part])
            better = torch.min(ratio * gains[part], ratio.clamp(1 - CLIP, 1 + CLIP) * gains[part]).mean()
            entropy = -(chances.exp() * chances.masked_fill(~masks[part], 0)).sum(-1).mean()
            off = ((value - returns[part]) ** 2).mean()
            loss = 0.5 * off - better - (ENTROPY[1] + (ENTROPY[0] - ENTROPY[1]) * rest) * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()


def train(game: str, seats: int, seconds: float, out: Path, marks: int = 10, seed: int = 1) -> None:
    """Train for so many processor seconds; a few times on the way, the agent is written and judged."""
    torch.set_num_threads(1)
    torch.manual_seed(seed)
    batch = Batch(game, GAMES, seats=seats, seed=seed, reward="margin")
    scale = torch.from_numpy(batch.encoder.schema.scale())
    net = Net(batch.encoder.size, batch.encoder.words)
    optimizer = torch.optim.Adam(net.parameters(), LEARNING_RATE, eps=1e-5)
    lesson = Lesson(batch)
    spent, played, said, mark = 0.0, 0, 0, 0
    while True:
        if spent >= seconds * mark / marks:
            net.save(out)
            rate = judge(game, seats, out, games=100)[0]
            print(f"{spent:7.0f} s  {said:12,} words  {played:9,} games  {rate:6.1%} against random", flush=True)
            mark += 1
        if spent >= seconds:
            return
        began = time.process_time()
        rest = 1 - spent / seconds
        optimizer.param_groups[0]["lr"] = LEARNING_RATE * (0.1 + 0.9 * rest)
        after = lesson.play(batch, net, scale)
        learn(net, optimizer, lesson, lesson.advantages(batch, after), scale, rest)
        spent += time.process_time() - began
        said, played = said + lesson.words.size, played + int(lesson.done.sum())


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument("--out", type=Path, default=Path("agent.npz"))
    parser.add_argument("--judge", type=Path, metavar="FILE", help="play against random instead of training")
    parser.add_argument("--games", type=int, default=400)
    args = parser.parse_args()
    if args.judge is None:
        train(args.game, args.seats, 60 * args.minutes, args.out)
    rate, low, high = judge(args.game, args.seats, args.judge or args.out, args.games)
    print(f"{args.game}: wins {rate:.1%} of {args.games} games against random (95 % interval {low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
