"""A bot that cannot spoil the game: when it crashes, cheats or stalls, a stand-in takes its seat."""

from atoll.kernel.moves import Move
from atoll.kernel.state import State

from .bot import Bot


class GuardedBot(Bot):
    """Asks a bot and checks its answers; after the first bad one the stand-in plays on."""

    def __init__(self, player: Bot, stand_in: Bot) -> None:
        self.player = player
        self.stand_in = stand_in
        self.mistake = ""  # why the stand-in plays; empty while it does not

    def __repr__(self) -> str:
        return repr(self.stand_in if self.mistake else self.player)

    def choose(self, state: State, seat: int) -> Move:
        if not self.mistake:
            try:
                move = self.player.choose(state.copy(), seat)
            except (Exception, SystemExit) as error:
                self.replace(f"{type(error).__name__}: {error}")
            else:
                if move in state.moves(seat):
                    return move
                self.replace(f"illegal move {getattr(move, 'text', move)!r}")
        return self.stand_in.choose(state, seat)

    def hear(self, seat: int, move: Move) -> None:
        if self.mistake:
            self.stand_in.hear(seat, move)
            return
        try:
            self.player.hear(seat, move)
        except Exception as error:
            self.replace(f"{type(error).__name__}: {error}")

    def forget(self) -> None:
        try:
            (self.stand_in if self.mistake else self.player).forget()
        except Exception as error:
            self.replace(f"{type(error).__name__}: {error}")

    def replace(self, mistake: str) -> None:
        """Send the bot away and say why."""
        self.mistake = mistake
        self.close()

    def close(self) -> None:
        try:
            self.player.close()
        except Exception as error:
            self.mistake = self.mistake or f"{type(error).__name__}: {error}"
